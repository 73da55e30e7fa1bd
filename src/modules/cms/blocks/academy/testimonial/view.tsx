import { srcSetOf } from '#domain/file/picture-widths.ts'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { TestimonialContent } from './load.server.ts'
import styles from './testimonial.module.css'

/** Quotes, each below a line of its own. Renders nothing without quotes. */
export default function Testimonial({ shown: { title, items } }: { shown: TestimonialContent }) {
  if (items.length === 0) return null
  return (
    <section className="wrap block">
      {title && <Head title={<Breakable text={title} />} />}
      <div className={styles.said} data-single={items.length === 1 ? '' : undefined}>
        {items.map(({ quote, name, role, picture, initials }, at) => (
          <figure key={at} className={styles.one}>
            <blockquote>
              <Breakable text={quote} />
            </blockquote>
            <figcaption className={styles.who}>
              {picture ? (
                <img
                  src={picture}
                  srcSet={srcSetOf(picture)}
                  sizes="3.25rem"
                  alt=""
                  width="52"
                  height="52"
                  loading="lazy"
                />
              ) : (
                <i aria-hidden="true">{initials}</i>
              )}
              <span>
                <b>{name}</b>
                {role && <small>{role}</small>}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
