import { noteFailedCall } from './failed-call.ts'

const apiHref = '/api/courses/import'

/** The draft made from a file, and messages about what was left out. */
export interface ImportedCourse {
  _id: string
  left: string[]
}

/** Uploads a course file for import. Returns the draft, or why there is none. */
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
