import type { Listener } from '#platform/http/api/command.ts'
import { postDocument } from '../payments/documents/post-document.server.ts'

/** A document got its number. */
const documentNumbered: Listener = (ctx, { document }) =>
  postDocument(ctx, { document: String(document), isVoided: false })

export default documentNumbered
