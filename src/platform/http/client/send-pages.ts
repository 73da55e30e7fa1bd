import { noteFailedCall } from './failed-call.ts'

const apiHref = '/api/pages/import'

/** Uploads a file of pages to be read. Returns its reference, or why it was not read. */
export async function sendPages(file: File, failed: string): Promise<{ _id: string } | { problem: string }> {
  try {
    const response = await fetch(`${apiHref}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    const { data, message } = (await response.json()) as { data?: { _id: string }; message?: string }
    return data ? { _id: data._id } : { problem: message ?? failed }
  } catch (error) {
    noteFailedCall(`POST ${apiHref} ${String(error)}`)
    return { problem: failed }
  }
}
