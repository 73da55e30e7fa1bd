import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { makeFolder, removeFolder, renameFolder } from '#platform/content/file/library/folders.ts'
import { describeFile, moveFiles } from '#platform/content/file/library/keep-file.ts'
import { libraryFile } from '#platform/content/file/library/library-files.ts'
import { bringBackFile, hideFile } from '#platform/content/file/references/hide-file.ts'
import { parentOf } from '#domain/file/folder-path.ts'
import type { libraryDone } from '../library-words.ts'

/** What was done, the file that can be restored, and the folder to show next if it changed. */
interface Done {
  done: keyof typeof libraryDone
  row?: string
  folder?: string | null
}

type Intent = (ctx: Context, form: FormData) => Promise<Done>

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The forms of the media library, by their intent. */
const intents: Record<string, Intent> = {
  async 'folder-make'(ctx, form) {
    const folder = await makeFolder(ctx, { parent: textIn(form, 'parent'), name: textIn(form, 'name') })
    return { done: 'folder-made', folder }
  },
  async 'folder-rename'(ctx, form) {
    const folder = await renameFolder(ctx, { path: textIn(form, 'folder'), name: textIn(form, 'name') })
    return { done: 'folder-renamed', folder }
  },
  async 'folder-remove'(ctx, form) {
    const path = textIn(form, 'folder')
    await removeFolder(ctx, path)
    return { done: 'folder-removed', folder: parentOf(path) || null }
  },
  async move(ctx, form) {
    const files = form.getAll('file').filter((id): id is string => typeof id === 'string')
    await moveFiles(ctx, files.map(proved), textIn(form, 'to'))
    return { done: 'moved' }
  },
  async remove(ctx, form) {
    const row = await held(ctx, textIn(form, 'file'))
    await hideFile(ctx, row)
    return { done: 'removed', row }
  },
  async 'bring-back'(ctx, form) {
    await bringBackFile(ctx, await held(ctx, textIn(form, 'file')))
    return { done: 'brought-back' }
  },
  async save(ctx, form) {
    const [x, y] = ['focalX', 'focalY'].map((name) => wholeIn(textIn(form, name)))
    await describeFile(ctx, proved(textIn(form, 'file')), {
      ...{ name: textIn(form, 'name'), alt: textIn(form, 'alt'), altEn: textIn(form, 'altEn') },
      ...{ focal: { x: x!, y: y! }, isPublic: form.get('isPublic') === '1' },
    })
    return { done: 'saved' }
  },
}

/** Handles a form of the library. Throws not-found for an unknown one. */
export const libraryAction = (ctx: Context, form: FormData): Promise<Done> => {
  const intent = textIn(form, 'intent')
  if (!Object.hasOwn(intents, intent)) throw notFound()
  return intents[intent]!(ctx, form)
}

/** Text that is no whole number becomes a value outside every range. */
const wholeIn = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

function proved(id: string): string {
  if (!/^\d{13,15}-[0-9a-f]{32}$/.test(id)) throw notFound()
  return id
}

/** The id of a file of this site's library. Attachments of records cannot be removed here. */
async function held(ctx: Context, id: string): Promise<string> {
  if (!(await libraryFile(ctx, proved(id)))) throw notFound()
  return id
}
