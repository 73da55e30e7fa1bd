import { useState } from 'react'
import type { ContentByType } from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import type { PlayerWords } from '../../words.ts'

/** From this size in bytes a file is uploaded in parts, which go on after a lost network. */
const inParts = 4 * 2 ** 20

type Options = {
  keys: readonly string[]
  rules: ContentByType['file']
  words: PlayerWords
  onChange: (keys: string[]) => void
}

/** The upload of answer files: its progress, its problem and the names of files that this page uploaded. */
export function useAnswerFiles({ keys, rules, words, onChange }: Options) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File): Promise<string | null> => {
    const { sendUpload } = await import('#platform/http/client/send-upload.ts')
    const tell = (share: number) => setSending({ name: file.name, percent: Math.round(share * 100) })
    tell(0)
    const signal = new AbortController().signal
    const reply = await sendUpload(file, { fields: {}, tell, inParts, signal, hold: { isHeld: false, listen: null } })
    setSending(null)
    if ('problem' in reply) {
      setProblem(reply.problem || fill(words.uploadFailed, { name: file.name }))
      return null
    }
    setNames((now) => ({ ...now, [reply.uploaded.key]: file.name }))
    return reply.uploaded.key
  }
  const add = async (chosen: readonly File[]) => {
    const refusal = refusalOf(chosen, { rules, words, count: keys.length })
    setProblem(refusal)
    if (refusal) return
    let next = [...keys]
    for (const file of chosen) {
      const key = await send(file)
      if (key) onChange((next = [...next, key]))
    }
  }
  return { names, sending, problem, add: (chosen: readonly File[]) => void add(chosen) }
}

/** Returns why files cannot be attached, or null. */
export function refusalOf(
  files: readonly Pick<File, 'name' | 'size'>[],
  { rules, words, count }: { rules: ContentByType['file']; words: PlayerWords; count: number },
): string | null {
  if (count + files.length > rules.maxFiles) return fill(words.tooManyFiles, { n: rules.maxFiles })
  const isAccepted = ({ name, size }: Pick<File, 'name' | 'size'>) =>
    size <= rules.maxBytes && rules.accept.includes(name.split('.').at(-1)?.toLowerCase() ?? '')
  const wrong = files.find((file) => !isAccepted(file))
  return wrong ? fill(words.wrongFile, { name: wrong.name }) : null
}
