import type { CSSProperties } from 'react'
import type { LabelSize } from '../rules/label-size.ts'
import styles from './label.module.css'

export interface Label {
  id: string
  code: string
  name: string
  /** The QR code, rendered by the server. */
  svg: string
}

type LabelSheetProps = { labels: readonly (Label | null)[]; size: LabelSize; site: string; name: string }

/** One sheet for printing. Labels that were used before stay blank. */
export function LabelSheet({ labels, size, site, name }: LabelSheetProps) {
  const measures = {
    '--label-width': `${size.width}mm`,
    '--label-height': `${size.height}mm`,
    '--label-columns': size.columns,
    '--label-rows': size.rows,
  } as CSSProperties
  return (
    // The sheet is wider than a phone. Keyboard users scroll it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.sheet} data-size={size.name} style={measures} aria-label={name} tabIndex={0}>
      <ol className={styles.labels}>
        {labels.map((label, at) => (
          <li key={label?.id ?? `free ${at}`} className={styles.label} data-free={label === null || undefined}>
            {label && (
              <>
                <span className={styles.qr} aria-hidden="true" dangerouslySetInnerHTML={{ __html: label.svg }} />
                <span className={styles.text}>
                  <b>{label.code}</b>
                  <span>{label.name}</span>
                  <small>{site}</small>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
