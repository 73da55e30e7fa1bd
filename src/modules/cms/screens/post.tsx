import { useEffect } from 'react'
import { href, type MetaFunction, useLoaderData } from 'react-router'
import { srcSetOf } from '#domain/file/picture-widths.ts'
import { PageView } from '#platform/content/page/view/page-view.tsx'
import { Article } from '#ui/prose/article.tsx'
import { MoreLink } from '#ui/prose/head.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { CommentBox } from '../components/comment-box.tsx'
import { keepKey } from '../components/kept-key.ts'
import styles from '../components/post.module.css'
import { Gate } from '../components/seldom.tsx'
import type { PublicPost } from '../commands/public/public-post.server.ts'
import type { loader } from './post.server.ts'

export { action, loader } from './post.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** A post: breadcrumbs, date, content, and a comment box that sends nothing. */
export default function Post() {
  const { shown, gate } = useLoaderData<typeof loader>()
  if (shown.closed) return <Gate key={shown.closed._id} page={shown.closed} words={gate} />
  return <Reading shown={shown} />
}

type Open = Extract<PublicPost, { closed: null }>

function Reading({ shown }: { shown: Open }) {
  const { words, said } = useLoaderData<typeof loader>()
  const { page, post, content, date, picture } = shown
  const about = post.topics.length > 0 ? [{ icon: 'book' as const, text: post.topics.join(' · ') }] : []
  useKeptKeys(shown)
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: page.title, href: href('/cms/page/:slug', { slug: page.slug }) },
    { label: post.slug },
  ]
  return (
    <Article
      trail={{ label: words.trail, crumbs }}
      title={post.title}
      facts={[{ icon: 'calendar', text: date }, ...about]}
    >
      {picture && <PostPicture {...picture} />}
      {content.html !== '' && <RichText html={content.html} />}
      <div className={styles.blocks}>
        <PageView rows={content.rows} />
      </div>
      <Beside beside={shown.beside} words={said} />
      <CommentBox words={said} />
    </Article>
  )
}

function PostPicture({ url, alt = '', position, width, height }: NonNullable<Open['picture']>) {
  return (
    <img
      className={styles.picture}
      src={url}
      srcSet={srcSetOf(url)}
      sizes="(min-width: 769px) 45rem, 100vw"
      alt={alt}
      width={width}
      height={height}
      style={{ objectPosition: position }}
    />
  )
}

function Beside({ beside, words }: { beside: Open['beside']; words: Record<'newer' | 'older', string> }) {
  const { newer, older } = beside
  if (!newer && !older) return null
  return (
    <div className={styles.beside}>
      {newer && <MoreLink label={`${words.newer}: ${newer.title}`} href={newer.href} />}
      {older && <MoreLink label={`${words.older}: ${older.title}`} href={older.href} />}
    </div>
  )
}

function useKeptKeys({ keys }: Open) {
  useEffect(() => {
    for (const { page, key } of keys) keepKey(page, key)
  }, [keys])
}
