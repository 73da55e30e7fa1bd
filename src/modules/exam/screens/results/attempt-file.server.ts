import { noStore } from '#platform/context.ts'
import { loads } from '#platform/http/request.server.ts'
import { exportAttempt } from '../../sitting/export-attempt.server.ts'

/** An attempt as a file that `scripts/verify/verify-attempt.ts` checks. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const attempt = await exportAttempt(ctx, params['id'] ?? '')
  return new Response(JSON.stringify(attempt, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="attempt-${attempt.attemptID}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
})
