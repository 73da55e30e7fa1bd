import { useContext, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '#domain/locale/fill.ts'
import { UploadSender } from '#ui/office/controls/upload/upload.ts'
import type { action } from '../screens/image.server.ts'

interface Way {
  fields: Record<string, string>
  inParts: number
  words: Record<'sending' | 'failed' | 'stopped', string>
}

/** Selected pictures. It matches them by file name, and uploads them one after another once that is confirmed. */
export function usePictures({ fields, inParts, words }: Way) {
  const send = useContext(UploadSender)
  const fetcher = useFetcher<typeof action>()
  const files = useRef<File[]>([])
  const [said, setSaid] = useState<{ text: string; isBad: boolean } | null>(null)
  const choose = (chosen: FileList | null) => {
    files.current = [...(chosen ?? [])]
    setSaid(null)
    const form = new FormData()
    form.set('intent', 'check')
    for (const { name } of files.current) form.append('file', name)
    void fetcher.submit(form, { method: 'post' })
  }
  const keep = async () => {
    const wanted = (fetcher.data?.matched ?? []).flatMap(({ person }, at) => (person ? [{ person, at }] : []))
    const pairs: { person: string; key: string }[] = []
    for (const [n, { person, at }] of wanted.entries()) {
      setSaid({ text: fill(words.sending, { n: n + 1, all: wanted.length }), isBad: false })
      const file = files.current[at]!
      const hold = { isHeld: false, listen: null }
      const answer = await send?.(file, { fields, inParts, hold, tell: () => {}, signal: new AbortController().signal })
      if (!answer || 'problem' in answer) {
        const why = answer?.problem || words.stopped
        return setSaid({ text: fill(words.failed, { file: file.name, why }), isBad: true })
      }
      pairs.push({ person, key: answer.uploaded.key })
    }
    setSaid(null)
    await fetcher.submit({ intent: 'keep', pairs: JSON.stringify(pairs) }, { method: 'post' })
  }
  return { choose, keep, said, answer: fetcher.data, isBusy: fetcher.state !== 'idle' || said?.isBad === false }
}
