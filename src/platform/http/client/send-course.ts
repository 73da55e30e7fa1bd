import { noteFailedCall } from './failed-call.ts'

const apiHref = '/api/courses/import'

/** The draft that a file became, and the sentences of what of it was left out. */
export interface ImportedCourse {
  _id: string
  left: string[]
}

/** Sends a file of a course to be imported; answers with the draft, or why there is none. */
export async function sendCourse(file: File, failed: string): Promise<ImportedCourse | { problem: string }> {
  try {
    const response = await fetch(apiHref, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    const { data, message } = (await response.json()) as { data?: ImportedCourse; message?: string }
    return data ?? { problem: message ?? failed }
  } catch (error) {
    noteFailedCall(`POST ${apiHref} ${String(error)}`)
    return { problem: failed }
  }
}
