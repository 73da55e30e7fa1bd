import { useRevalidator } from 'react-router'
import { useReading } from '#ui/player/pdf/use-reading.ts'
import { Viewer } from '#ui/player/pdf/viewer.tsx'
import type { PdfContent } from './load.server.ts'

/** The PDF of a block over the page. If no watermarked copy can be made, download is disabled too. */
export default function BlockViewer({ shown, onClose }: { shown: PdfContent; onClose: () => void }) {
  const { filename, fileurl, canDownload, isStamped, words } = shown
  const { revalidate: renew } = useRevalidator()
  const reading = useReading(fileurl, renew)
  const isRefused = isStamped && reading.opened !== 'waiting' && 'why' in reading.opened
  return (
    <Viewer
      pdf={{
        ...{ address: fileurl, name: filename },
        ...{ watermark: isStamped ? null : shown.watermark, mayOpen: !isStamped && canDownload },
      }}
      words={{ ...words, reasons: isStamped ? shown.reasons : {} }}
      save={canDownload && !isRefused ? words.download : null}
      {...{ reading, renew, onClose }}
    />
  )
}
