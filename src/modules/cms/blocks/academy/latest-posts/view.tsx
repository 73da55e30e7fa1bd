import { designOf } from '#ui/course/art/motifs.ts'
import { Cover } from '#ui/course/cover.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './latest-posts.module.css'
import type { LatestPostsContent } from './load.server.ts'

type Post = LatestPostsContent['posts'][number]

/** News as cards. Renders nothing if the page has no posts or is closed. */
export default function LatestPosts({ shown: { title, display, posts, more, locked } }: { shown: LatestPostsContent }) {
  const [first, ...others] = posts
  if (!first) return null
  const card = (post: Post, isLead?: boolean) => <Card key={post._id} post={post} locked={locked} isLead={isLead} />
  return (
    <section className="wrap block">
      <Head title={title} {...(more && { more })} />
      <div className={styles.posts} data-display={display} data-only={others.length === 0 ? '' : undefined}>
        {display === 'grid' ? posts.map((post) => card(post)) : card(first, true)}
        {display === 'lead' && others.length > 0 && (
          <div className={styles.side}>{others.map((post) => card(post))}</div>
        )}
      </div>
    </section>
  )
}

function Card({ post, locked, isLead }: { post: Post; locked: string; isLead?: boolean | undefined }) {
  const { _id, title, href, date, excerpt, picture } = post
  return (
    <article className={styles.post} data-lead={isLead ? '' : undefined}>
      <Cover className={classes(styles.cover)} picture={picture} design={designOf('language', _id)} />
      <p className={styles.date}>{date}</p>
      <h3>
        <a href={href}>
          <Breakable text={title} />
        </a>
      </h3>
      <p className={styles.text}>{excerpt ?? locked}</p>
    </article>
  )
}
