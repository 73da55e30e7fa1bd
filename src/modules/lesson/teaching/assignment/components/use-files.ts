import { useState } from 'react'
import { formatBytes } from '#domain/file/file-bytes.ts'
import type { ShownFile } from './hand-in-parts.tsx'

/** Bytes from which a file is uploaded in parts. The upload resumes when the network returns. */
const inParts = 4 * 2 ** 20

/**
 * The files of a submission: the stored ones and the one being uploaded. The upload code is loaded with the first file.
 */
export function useFiles(first: ShownFile[]) {
  const [files, setFiles] = useState(first)
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [failed, setFailed] = useState<{ name: string; problem: string } | null>(null)
  const send = async (file: File) => {
    const { name } = file
    const { sendUpload } = await import('#platform/http/client/send-upload.ts')
    const tell = (share: number) => setSending({ name, percent: Math.round(share * 100) })
    tell(0)
    const answer = await sendUpload(file, {
      ...{ fields: {}, tell, inParts },
      signal: new AbortController().signal,
      hold: { isHeld: false, listen: null },
    })
    setSending(null)
    if ('problem' in answer) return setFailed({ name, problem: answer.problem })
    const { key, url } = answer.uploaded
    setFiles((now) => [...now, { key, name, href: url, size: formatBytes(file.size) }])
  }
  const add = async (chosen: File[]) => {
    setFailed(null)
    for (const file of chosen) await send(file)
  }
  const takeOff = (key: string) => setFiles((now) => now.filter((one) => one.key !== key))
  return { files, sending, failed, add: (chosen: File[]) => void add(chosen), takeOff }
}
