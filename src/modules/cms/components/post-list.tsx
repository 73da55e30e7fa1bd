import { useLocation } from 'react-router'
import { fill } from '#platform/site/i18n/words.ts'
import { Button } from '#ui/button/button.tsx'
import { Pager } from '#ui/prose/pager.tsx'
import { PostCards } from '#ui/prose/posts.tsx'
import { State } from '#ui/state/state.tsx'
import type { PostList as Posts } from '../commands/public/posts-of.server.ts'
import styles from './post-list.module.css'

export type PostWords = Record<
  'count' | 'noneTitle' | 'noneText' | 'locked' | 'pages' | 'previous' | 'next' | 'perPage' | 'apply',
  string
>

type PostListProps = { list: Posts; words: PostWords }

/** The posts under a page, with pagination (requirements L49.1, L49.2). */
export function PostList({ list, words }: PostListProps) {
  const { search } = useLocation()
  if (list.total === 0) return <State icon="file" title={words.noneTitle} text={words.noneText} />
  const hrefOf = (page: number) => `?${withPage(search, page)}`
  const posts = list.posts.map(({ _id, excerpt, ...post }) => ({ ...post, id: _id, text: excerpt ?? words.locked }))
  return (
    <section className="wrap block">
      <div className={styles.bar}>
        <p>{fill(words.count, { n: list.total })}</p>
        {list.sizes.length > 0 && <SizeChoice list={list} words={words} />}
      </div>
      <PostCards posts={posts} />
      <Pager label={words.pages} page={list.at} pageCount={list.pageCount} hrefOf={hrefOf} words={words} />
    </section>
  )
}

function withPage(search: string, page: number) {
  const asked = new URLSearchParams(search)
  asked.set('page', String(page))
  return asked
}

/** The number of posts per page. With a script, the choice applies at once. Without one, the button applies it. */
function SizeChoice({ list, words }: PostListProps) {
  return (
    <form className={styles.sizes} onChange={(event) => event.currentTarget.requestSubmit()}>
      <label>
        {words.perPage}{' '}
        <select name="size" defaultValue={list.size}>
          {list.sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <noscript>
        <Button look="line" isSmall>
          {words.apply}
        </Button>
      </noscript>
    </form>
  )
}
