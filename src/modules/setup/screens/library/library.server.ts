import { data, href, redirect } from 'react-router'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError, statusOf } from '#platform/errors/errors.ts'
import { describeUpload } from '#platform/content/file/describe-rules.ts'
import { foldersOf } from '#platform/content/file/library/folders.ts'
import { libraryFiles } from '#platform/content/file/library/library-files.ts'
import { fileKinds } from '#platform/content/file/references/listed-files.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pagingOf } from '#platform/office/screens/description/describe-list.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { listHref } from '#platform/office/screens/list/list-query.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, ListDescription } from '#ui/office/description.ts'
import { libraryAction } from '../../commands/library-actions.server.ts'
import { readAskedLibrary } from '../../components/library/asked-library.ts'
import { bringBack, describeShelf } from '../../components/library/describe-shelf.ts'
import { libraryDone, libraryFileWords, libraryWords as words } from '../../library-words.ts'

/** The media library of a site: the files that staff reuse, by folder. */
export const loader = loads(async (ctx, { url }) => {
  const asked = readAskedLibrary(url)
  const [found, folders, upload] = await Promise.all([libraryFiles(ctx, asked), foldersOf(ctx), describeUpload(ctx)])
  if (asked.folder && !folders.some(({ path }) => path === asked.folder)) throw notFound()
  const list = describe(ctx, { asked, url, count: found.count })
  return {
    list: {
      ...list,
      ...(found.files.length > 0 && { page: pagingOf({ query: asked, total: found.count, rows: found.files, url }) }),
    },
    shelf: describeShelf(ctx, { asked, files: found.files, folders, url }),
    upload: { ...upload, action: '/api/upload' },
    here: url.pathname + url.search,
    done: doneIn(ctx, url),
    title: pageTitle(ctx, words.title[ctx.locale]),
  }
})

/** Handles a form of the library, and shows the result above it. */
export const action = acts(async (ctx, { form, url }) => {
  try {
    const { done, row, folder } = await libraryAction(ctx, form)
    const query = new URLSearchParams(url.search)
    for (const name of ['done', 'row', 'page']) query.delete(name)
    if (folder === null) query.delete('folder')
    else if (folder !== undefined) query.set('folder', folder)
    query.set('done', done)
    if (row) query.set('row', row)
    return redirect(`${href('/setup/file/library')}?${query}`)
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ problem: error.issues[0]![ctx.locale] }, { status: statusOf[error.kind] })
  }
})

interface Described {
  asked: ReturnType<typeof readAskedLibrary>
  url: URL
  count: number
}

function describe({ locale }: Context, { asked, url, count }: Described): ListDescription {
  const kinds = [null, ...fileKinds].map((kind) => ({
    label: words[kind ?? 'all'][locale],
    href: listHref(url, { kind, bin: null }),
    isCurrent: !asked.isHidden && asked.kind === kind,
  }))
  const bin = { label: words.bin[locale], href: listHref(url, { kind: null, bin: '1' }), isCurrent: asked.isHidden }
  const kept = [...url.searchParams].filter(([name]) => ['kind', 'folder', 'bin', 'sort', 'as', 'size'].includes(name))
  return {
    heading: words.title[locale],
    total: fill(words.total[locale], { n: count.toLocaleString('th-TH') }),
    actions: [{ label: words.settings[locale], href: href('/setup/file'), icon: 'settings' }],
    views: [...kinds, bin],
    search: {
      ...{ value: asked.q, placeholder: words.search[locale], clearHref: listHref(url, { q: null }) },
      hidden: kept.map(([name, value]) => ({ name, value })),
    },
    ...{ columns: [], rows: [], words: listWords(locale) },
  }
}

function doneIn({ locale }: Context, { searchParams }: URL): { text: string; undo?: Action } | null {
  const done = searchParams.get('done') ?? ''
  if (!Object.hasOwn(libraryDone, done)) return null
  const text = libraryDone[done as keyof typeof libraryDone][locale]
  const row = searchParams.get('row')
  return { text, ...(done === 'removed' && row && { undo: bringBack(row, libraryFileWords.undo[locale]) }) }
}
