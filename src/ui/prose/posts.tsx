import { Cover, type Picture } from '#ui/course/cover.tsx'
import { designOf } from '#ui/course/art/motifs.ts'
import { Breakable } from './breakable.tsx'
import styles from './posts.module.css'

export type Post = {
  id: string
  title: string
  href: string
  date: string
  text: string
  picture: Picture | null
}

/** A list of posts: cover, date, title and excerpt. The whole card links to the post. */
export function PostCards({ posts }: { posts: readonly Post[] }) {
  return (
    <div className={styles.posts}>
      {posts.map((post) => (
        <PostCard key={post.id} {...post} />
      ))}
    </div>
  )
}

function PostCard({ id, title, href, date, text, picture }: Post) {
  return (
    <article className={styles.post}>
      <Cover className={styles.post__cover} picture={picture} design={designOf('language', id)} />
      <p className={styles.post__date}>{date}</p>
      <h2 className={styles.post__name}>
        <a href={href}>
          <Breakable text={title} />
        </a>
      </h2>
      <p className={styles.post__text}>{text}</p>
    </article>
  )
}
