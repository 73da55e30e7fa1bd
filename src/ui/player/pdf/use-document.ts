import type { PDFDocumentProxy } from 'pdfjs-dist'
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import type { Why } from './pdf.ts'
import type { Taken } from './use-address.ts'

/** An open document and the size of its first page. Other pages reserve that space until they are rendered. */
export interface Opened {
  document: PDFDocumentProxy
  first: { width: number; height: number }
}

/** Opens a PDF in its own worker. Scripts in it do not run (attack F09). */
export function useDocument(taken: Taken): Opened | { why: Why } | 'waiting' {
  const [opened, setOpened] = useState<{ taken: Taken; as: Opened | { why: Why } } | null>(null)
  useEffect(() => {
    GlobalWorkerOptions.workerSrc = workerUrl
    const task = getDocument({ url: taken.url, enableXfa: false })
    let isGone = false
    const open = (as: Opened | { why: Why }) => {
      if (!isGone) setOpened({ taken, as })
    }
    task.promise.then(measured).then(open, (error: unknown) => open({ why: whyOf(error) }))
    return () => {
      isGone = true
      void task.destroy()
    }
  }, [taken])
  return opened?.taken === taken ? opened.as : 'waiting'
}

const measured = async (document: PDFDocumentProxy): Promise<Opened> => {
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return { document, first: { width, height } }
}

/** The meaning of each status of the server. */
const meant: Partial<Record<number, Why>> = {
  ...{ 401: 'closed', 403: 'closed', 404: 'closed', 410: 'ended' },
  ...{ 413: 'too-heavy', 422: 'broken', 423: 'locked', 503: 'busy' },
}

function whyOf(error: unknown): Why {
  if (error instanceof ResponseException) return meant[error.status] ?? 'lost'
  if (error instanceof PasswordException) return 'locked'
  return error instanceof InvalidPDFException ? 'broken' : 'lost'
}
