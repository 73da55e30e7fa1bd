import { acts, loads } from '#platform/http/request.server.ts'
import { actOnFile } from '../components/act-on-file.server.ts'
import { describeReconcile } from '../components/describe-reconcile.server.ts'

/** The files of this kind, and the one that the address names. */
export const loader = loads((ctx, { route, url }) =>
  describeReconcile(ctx, { kind: 'bill', route, fileID: url.searchParams.get('file') ?? '' }),
)

/** Reads a file, or does what the button of a file or a row says. */
export const action = acts((ctx, call) => actOnFile(ctx, 'bill', call))
