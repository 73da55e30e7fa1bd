import { useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { FormPage } from '../../state/form-context.ts'
import type { PendingFile } from '../../state/form-store.ts'
import type { FieldState } from '../../state/use-field.ts'
import { answerAt, type FieldPath, pathText } from '../../state/answers.ts'
import { newKey } from '../../state/new-key.ts'
import { chooseFiles } from './choose-files.ts'

/** From this size in bytes a file is uploaded in parts, which go on after a lost network. */
const inParts = 4 * 2 ** 20

/** The files of an upload field: chosen, uploading, uploaded (specification L138). A single file is uploaded at once. */
export function useUploads(state: FieldState) {
  const { page, field, path } = state
  const [problems, setProblems] = useState<readonly string[]>([])
  const keys = keysOf(state.value)
  const upload = (id: string) => {
    const file = page?.files.get(id)
    if (page && file) void uploadFile(page, { id, file, path })
  }
  const add = (chosen: readonly File[]) => {
    if (!page) return
    const count = keys.length + pendingOf(page, path).length
    const { accepted, problems: why } = chooseFiles(chosen, { field, count, words: page.content.uploads })
    setProblems(why)
    const added = accepted.map((file) => ({ file, id: newKey() }))
    for (const { file, id } of added) page.files.set(id, file)
    const selected = added.map(({ file, id }) => ({ id, name: file.name, ...fresh }))
    putPending(page, path, [...pendingOf(page, path), ...selected])
    if (field.itemLimit === 1) for (const { id } of added) upload(id)
  }
  return {
    ...{ keys, problems, add, upload },
    uploadAll: () => {
      for (const file of page ? pendingOf(page, path) : []) if (file.state !== 'uploading') upload(file.id)
    },
    removePending: (id: string) =>
      page &&
      putPending(
        page,
        path,
        pendingOf(page, path).filter((file) => file.id !== id),
      ),
    removeFile: (key: string) => state.set(keys.filter((one) => one !== key)),
  }
}

const fresh = { state: 'selected', percent: 0, problem: '' } as const

const pendingOf = ({ store }: FormPage, path: FieldPath) => store.read().pending[pathText(path)] ?? []

const putPending = ({ store }: FormPage, path: FieldPath, files: readonly PendingFile[]) =>
  store.update({ pending: { ...store.read().pending, [pathText(path)]: files } })

/** Tickets are for a field, whatever its copy. */
const ticketName = ({ name, set }: FieldPath) => (set === undefined ? name : `${set}.${name}`)

interface UploadFileInput {
  id: string
  file: File
  path: FieldPath
}

/** Uploads a file, and says its state to screen readers. A file that was removed meanwhile is left out. */
async function uploadFile(page: FormPage, { id, file, path }: UploadFileInput) {
  const { store, content, announce } = page
  const words = content.uploads
  const change = (part: Partial<PendingFile>) =>
    putPending(
      page,
      path,
      pendingOf(page, path).map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  const say = (state: string) => announce(fill(words.state, { name: file.name, state }))
  change({ state: 'uploading', percent: 0, problem: '' })
  say(fill(words.uploading, { percent: 0 }))
  const reply = await send(page, { file, field: ticketName(path), tell: (percent) => change({ percent }) })
  if (!pendingOf(page, path).some((one) => one.id === id)) return
  if ('problem' in reply) {
    const problem = reply.problem || words.failed
    change({ state: 'failed', problem })
    return say(problem)
  }
  page.files.delete(id)
  putPending(
    page,
    path,
    pendingOf(page, path).filter((one) => one.id !== id),
  )
  const { fileNames, answers } = store.read()
  store.update({ fileNames: { ...fileNames, [reply.key]: file.name } })
  store.edit(path, [...keysOf(answerAt(answers, path)), reply.key])
  say(words.uploaded)
}

const keysOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []

interface UploadInput {
  file: File
  field: string
  tell: (percent: number) => void
}

/** Visitors upload with the ticket of the form. */
async function send(
  form: FormPage,
  { file, field, tell }: UploadInput,
): Promise<{ key: string } | { problem: string }> {
  const [{ sendUpload }, open] = await Promise.all([import('#platform/http/client/send-upload.ts'), form.open()])
  const ticket = open?.tickets?.[field]
  const reply = await sendUpload(file, {
    fields: {},
    headers: ticket ? { 'x-form-ticket': ticket } : {},
    tell: (share) => tell(Math.round(share * 100)),
    ...{ inParts, signal: new AbortController().signal, hold: { isHeld: false, listen: null } },
  })
  return 'uploaded' in reply ? { key: reply.uploaded.key } : reply
}
