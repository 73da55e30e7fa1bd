import type { SendUpload, Uploaded } from '#ui/office/controls/upload/upload.ts'
import { noteFailedCall } from './failed-call.ts'

const address = '/api/upload'

/** Uploads a small file whole, and a larger one in parts. */
export const sendUpload: SendUpload = async (file, of) => {
  if (file.size < of.inParts) return sendWhole(file, of)
  const { sendInParts } = await import('./send-in-parts.ts')
  return sendInParts(file, of)
}

/** Uploads a file to `POST /api/upload`. XMLHttpRequest is the only API that reports progress. */
const sendWhole: SendUpload = (file, { fields, headers = {}, tell, signal }) =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const failed = (why: string, problem = '') => {
      if (!signal.aborted) noteFailedCall(`POST ${address} ${why}`)
      resolve({ problem })
    }
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { data, message } = answerOf(request.responseText)
      if (request.status === 200 && data) resolve({ uploaded: data })
      else failed(String(request.status), message)
    })
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => failed(event))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', file, file.name)
    request.send(form)
  })

function answerOf(text: string): { data?: Uploaded; message?: string } {
  try {
    return JSON.parse(text) as { data?: Uploaded; message?: string }
  } catch {
    return {}
  }
}
