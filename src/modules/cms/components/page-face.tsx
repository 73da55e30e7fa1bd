import { type ReactNode, useEffect } from 'react'
import { type Around, PageView } from '#platform/content/page/view/page-view.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import type { PublicPage } from '../commands/public/public-page.server.ts'
import type { GateWords } from './gate.tsx'
import { keepKey } from './kept-key.ts'
import type { PostWords } from './post-list.tsx'
import { Gate, PostList } from './seldom.tsx'

type PageFaceProps = {
  page: PublicPage
  words: { gate: GateWords; post: PostWords }
  /** Stands over what the page says, where no hero says its title. */
  title: ReactNode
  /** Stands for a page that says nothing. */
  empty: ReactNode
  /** Stands around its parts where it is compared. */
  around?: Around
}

/** A page as a visitor meets it: its gate, or what was written, its blocks and the posts under it. */
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
      <PageView rows={content.rows} around={around} />
      {list && <PostList list={list} words={words.post} />}
      {isEmpty && empty}
    </>
  )
}

/** The tab keeps the key of a page that it opened, so that a reload asks for nothing (requirement L136.4). */
function useKeptKey(page: PublicPage) {
  const key = page.isLocked ? null : page.key
  useEffect(() => {
    if (key) keepKey(page._id, key)
  }, [page._id, key])
}
