import { type ReactNode, Suspense, use, useEffect } from 'react'
import { PageViewsByType } from '#platform/content/page/view/page-type.ts'
import { type Around, PageStyles, PageView } from '#platform/content/page/view/page-view.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import type { PublicPage } from '../commands/public/public-page.server.ts'
import type { GateWords } from './gate.tsx'
import { keepKey } from './kept-key.ts'
import type { PostWords } from './post-list.tsx'
import { Gate, PostList } from './seldom.tsx'

type PageFaceProps = {
  page: PublicPage
  words: { gate: GateWords; post: PostWords }
  /** Above the content, unless a hero shows the title. */
  title: ReactNode
  /** Shown for a page without content. */
  empty: ReactNode
  /** A wrapper for its parts in the comparison of versions. */
  around?: Around
}

/** A page for a visitor: its gate, or its text, its blocks and its posts. */
export function PageFace({ page, words, title, empty, around }: PageFaceProps) {
  useKeptKey(page)
  if (page.isLocked) return <Gate key={page._id} page={page} words={words.gate} />
  const { content, list } = page
  const isEmpty = content.rows.length === 0 && content.html === '' && !list
  return (
    <>
      {!content.hasHero && title}
      {content.html !== '' && (
        <div className="wrap block">
          <RichText html={content.html} />
        </div>
      )}
      <TypedPage page={page} around={around} />
      {list && <PostList list={list} words={words.post} />}
      {isEmpty && empty}
    </>
  )
}

/** The rows of a page, in the view of its type if it has one. */
function TypedPage({ page, around }: { page: Extract<PublicPage, { isLocked: false }>; around: Around | undefined }) {
  const { content, typed } = page
  const View = use(PageViewsByType)[typed?.type ?? '']
  if (!typed || !View) return <PageView rows={content.rows} around={around} />
  return (
    <Suspense>
      <PageStyles rows={content.rows} also={typed.styles} />
      <View rows={content.rows} content={typed.content} around={around} />
    </Suspense>
  )
}

/** The tab stores the key of an opened page, so that a reload does not ask again (requirement L136.4). */
function useKeptKey(page: PublicPage) {
  const key = page.isLocked ? null : page.key
  useEffect(() => {
    if (key) keepKey(page._id, key)
  }, [page._id, key])
}
