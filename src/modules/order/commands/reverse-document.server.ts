import type { Listener } from '#platform/http/api/command.ts'
import { postDocument } from '../payments/documents/post-document.server.ts'

/** A document was voided. */
const documentVoided: Listener = (ctx, { document }) =>
  postDocument(ctx, { document: String(document), isVoided: true })

export default documentVoided
