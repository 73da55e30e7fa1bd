import type { ImportReport, SendImport } from '#ui/office/list/import/import-description.ts'

const types: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/**
 * Uploads a file, or a table as CSV, to the import of a collection. Each commit has its own idempotency key, so that it
 * never runs twice.
 */
export const sendImport =
  ({ apiHref, failed }: { apiHref: string; failed: string }): SendImport =>
  async (content, { isDryRun }) => {
    const name = content instanceof File ? content.name : 'table.csv'
    const type = types[name.split('.').at(-1)!.toLowerCase()] ?? 'text/csv'
    try {
      const response = await fetch(`${apiHref}?detail=1&partly=1${isDryRun ? '&dryRun=1' : ''}`, {
        method: 'POST',
        headers: { 'content-type': type, ...(!isDryRun && { 'idempotency-key': crypto.randomUUID() }) },
        body: content,
      })
      const answer = (await response.json()) as { data?: ImportReport; message?: string }
      return answer.data ? { report: answer.data } : { problem: answer.message ?? failed }
    } catch {
      return { problem: failed }
    }
  }
