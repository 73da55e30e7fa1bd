import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { IconName } from '#ui/icon/icon.tsx'
import { Glyph, type GlyphTone } from './glyph.tsx'
import styles from './dialog.module.css'

type Fact = { name: ReactNode; value: ReactNode }

type DialogProps = {
  id: string
  icon?: IconName
  tone?: GlyphTone
  title: ReactNode
  facts?: Fact[]
  children?: ReactNode
  acts: ReactNode
  /** Open from the start, as the response to a form. Otherwise a button with `popovertarget` opens it. */
  isOpen?: boolean
  onClose?: () => void
}

/** A question or a result above the page. A `<form method="dialog">` around a button closes it without a script. */
export function Dialog({ id, icon, tone, title, facts, children, acts, isOpen, onClose }: DialogProps) {
  const titleId = useId()
  const dialog = useModal(isOpen)
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      className={styles.dialog}
      id={id}
      open={isOpen}
      popover={isOpen ? undefined : 'auto'}
      role={tone === 'danger' ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.dialog__in}>
        {icon && <Glyph icon={icon} tone={tone} />}
        <h2 id={titleId}>{title}</h2>
        {facts && <Facts facts={facts} />}
        {children}
        <div className={styles.dialog__acts}>{acts}</div>
      </div>
    </dialog>
  )
}

/** The server can only render a non-modal dialog. The script makes it modal, unless it was closed meanwhile. */
function useModal(isOpen: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen || !dialog.current?.open) return
    dialog.current.removeAttribute('open')
    dialog.current.showModal()
  }, [isOpen])
  return dialog
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.dialog__facts}>
      {facts.map(({ name, value }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
