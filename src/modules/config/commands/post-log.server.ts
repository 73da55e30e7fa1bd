import { z } from 'zod'
import { defineJob } from '#platform/background/jobs/job.ts'

const patienceMs = 10_000

/** Posts a line to the team chat as `{text}`. It tries at most three times, because a log line is not important. */
export default defineJob({
  name: 'config/post-log',
  payload: z.object({ text: z.string() }),
  maxAttempts: 3,
  async work({ app }, { payload: { text }, signal }) {
    const url = app.settings.logWebhookUrl
    if (!url) return
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  },
})
