import styles from './preview-banner.module.css'

type PreviewBannerProps = { title: string; text: string; wayOut: { href: string; label: string } }

/** A bar above a previewed site, with a link to leave the preview. */
export function PreviewBanner({ title, text, wayOut }: PreviewBannerProps) {
  return (
    <aside className={styles.preview} aria-label={title}>
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
      <a href={wayOut.href} data-way-out>
        {wayOut.label}
      </a>
    </aside>
  )
}
