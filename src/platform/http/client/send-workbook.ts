import type {
  SendWorkbook,
  WorkbookAnswer,
  WorkbookProgress,
} from '#ui/office/list/import/workbook/workbook-description.ts'
import { noteFailedCall } from './failed-call.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Uploads a workbook and reports the server's progress line by line; the last line is the result. Each commit has its
 * own idempotency key, so that it never runs twice. An abort also stops the import on the server.
 */
export const sendWorkbook =
  ({ apiHref, failed }: { apiHref: string; failed: string }): SendWorkbook =>
  async (file, { isDryRun, isTold, signal, tell }) => {
    const query = new URLSearchParams({ ...(isDryRun && { dryRun: '1' }), ...(isTold && { invite: '1' }) })
    try {
      const response = await fetch(`${apiHref}?${query}`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': type, accept: 'application/x-ndjson' },
          ...(!isDryRun && { 'idempotency-key': crypto.randomUUID() }),
        },
        body: file,
        signal,
      })
      const { data, message } = await lastOf(response, tell)
      return data ? { report: data } : { problem: message ?? failed }
    } catch (error) {
      if (signal.aborted) return { isCancelled: true }
      noteFailedCall(`POST ${apiHref} ${String(error)}`)
      return { problem: failed }
    }
  }

async function lastOf(response: Response, tell: (progress: WorkbookProgress) => void): Promise<WorkbookAnswer> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      const said = JSON.parse(line) as WorkbookAnswer & { progress?: WorkbookProgress }
      if (!said.progress) return said
      tell(said.progress)
    }
  }
  return JSON.parse(rest) as WorkbookAnswer
}
