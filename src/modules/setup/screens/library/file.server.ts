import { data, href, redirect } from 'react-router'
import { typeOfExt } from '#domain/file/file-type.ts'
import { keyOf } from '#domain/file/file-key.ts'
import { describeFile, pictureOf, storeNames } from '#modules/space/public-api.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { type LibraryFile, libraryFile } from '#platform/content/file/library/library-files.ts'
import { type Use, usesOf } from '#platform/content/file/references/used-by.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action } from '#ui/office/description.ts'
import { libraryAction } from '../../commands/library-actions.server.ts'
import { bringBack } from '../../components/library/describe-shelf.ts'
import { libraryDone, libraryFileWords as words, libraryWords } from '../../library-words.ts'

/** A file of the library: its details, its focal point, and where it is used. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const file = await libraryFile(ctx, params['id'] ?? '')
  if (!file) throw notFound()
  const [uses, stores] = await Promise.all([usesOf(ctx, file.id), storeNames(ctx)])
  const store = stores.find(({ value }) => value === file.store)?.label ?? file.store
  const described = describeFile(ctx, { at: ctx, file, uses, store, route: route! })
  const isSaved = url.searchParams.get('done') === 'saved'
  return {
    record: {
      ...described,
      crumbs: [{ href: href('/setup/file/library'), label: libraryWords.title[ctx.locale] }],
      actions: actionsOf(ctx, { file, uses, open: described.actions[0]! }),
      ...(isSaved && { saved: libraryDone.saved[ctx.locale] }),
    },
    said: file.removedAt === null ? saidOf(file) : null,
    picture: isPicture(file) ? pictureOf(ctx, file) : null,
    words: inLocale(words, ctx.locale),
    title: pageTitle(ctx, file.name),
  }
})

/** Saves the details or removes the file, and redirects to the library with a message. */
export const action = acts(async (ctx, { form, params }) => {
  const id = params['id'] ?? ''
  form.set('file', id)
  try {
    const { done } = await libraryAction(ctx, form)
    if (done === 'removed') return redirect(`${href('/setup/file/library')}?${new URLSearchParams({ done, row: id })}`)
    return redirect(`${href('/setup/file/library/:id', { id })}?done=${done}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    const [issue] = error.issues
    return data({ problem: issue![ctx.locale], written: '', said: saidIn(form) }, { status: statusOf[error.kind] })
  }
})

/** The values of the form: as stored, or as submitted and refused. */
export interface SaidHere {
  name: string
  alt: string
  altEn: string
  isPublic: boolean
  focal: { x: number; y: number }
}

const saidOf = ({ name, alt, altEn, isPublic, focalX, focalY }: LibraryFile): SaidHere => ({
  ...{ name, alt, altEn, isPublic },
  focal: { x: focalX, y: focalY },
})

function saidIn(form: FormData): SaidHere {
  const text = (name: string) => String(form.get(name) ?? '')
  const at = (name: string) => Math.min(100, Math.max(0, Math.trunc(Number(text(name))) || 0))
  return {
    ...{ name: text('name'), alt: text('alt'), altEn: text('altEn'), isPublic: text('isPublic') === '1' },
    focal: { x: at('focalX'), y: at('focalY') },
  }
}

const isPicture = ({ ext }: LibraryFile) => typeOfExt(ext)?.isPicture === true

function actionsOf({ locale }: Context, of: { file: LibraryFile; uses: readonly Use[]; open: Action }): Action[] {
  const { file, uses, open } = of
  if (file.removedAt !== null) return file.scan === 'infected' ? [] : [bringBack(file.id, words.bringBack[locale])]
  const used = fill(words.used[locale], { n: uses.length.toLocaleString('th-TH') })
  const remove: Action = {
    ...{ label: words.remove[locale], method: 'post', isDestructive: true },
    ...(uses.length > 0 && { lock: used }),
    hidden: [
      { name: 'intent', value: 'remove' },
      { name: 'file', value: file.id },
    ],
  }
  const address = { href: file.isPublic ? `/${keyOf(file)}` : open.href! }
  return [{ label: words.open[locale], ...address, icon: 'external-link' }, remove]
}
