import type { PDFDocumentProxy } from 'pdfjs-dist'
import { getDocument, GlobalWorkerOptions, ResponseException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import type { Taken } from './use-address.ts'

/** Why a document is not there: the status that the server answered, 0 where it did not. */
type Failed = { status: number }

/** A PDF as it is opened in a worker of its own; what it would run is not run (attack F09). */
export function useDocument(taken: Taken): PDFDocumentProxy | Failed | 'waiting' {
  const [opened, setOpened] = useState<{ taken: Taken; as: PDFDocumentProxy | Failed } | null>(null)
  useEffect(() => {
    GlobalWorkerOptions.workerSrc = workerUrl
    const task = getDocument({ url: taken.url, enableXfa: false })
    const open = (as: PDFDocumentProxy | Failed) => setOpened({ taken, as })
    task.promise.then(open, (error: unknown) => open({ status: statusOf(error) }))
    return () => void task.destroy()
  }, [taken])
  return opened?.taken === taken ? opened.as : 'waiting'
}

const statusOf = (error: unknown) => (error instanceof ResponseException ? error.status : 0)
