import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { StepCode } from '#domain/flow/step.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import type { EditorDescription } from '../describe-editor.server.ts'
import styles from '../editor.module.css'
import { codeIcons } from '../view/code-icons.ts'

interface AddStepProps {
  described: EditorDescription
  onAdd: (code: StepCode) => void
  onClose: () => void
}

/** The kinds of steps by group, found by name. Enter takes the first one found. */
export function AddStep({ described: { words, groups }, onAdd, onClose }: AddStepProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = groups
    .map((group) => ({
      ...group,
      codes: group.codes.filter(({ code, label, text }) => `${code} ${label} ${text}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ codes }) => codes.length > 0)
  const first = found[0]?.codes[0]
  return (
    <Modal opened onClose={onClose} title={words.addStep} size="lg" closeButtonProps={{ 'aria-label': words.close }}>
      <TextInput
        data-autofocus
        label={words.findKind}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && first && onAdd(first.code)}
      />
      <div className={styles.groups}>
        {found.length === 0 && <p>{words.noKind}</p>}
        {found.map(({ name, label, codes }) => (
          <section key={name} aria-label={label}>
            <h3>{label}</h3>
            <ul>
              {codes.map((kind) => (
                <li key={kind.code}>
                  <KindButton kind={kind} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  )
}

type KindButtonProps = Pick<AddStepProps, 'onAdd'> & { kind: EditorDescription['groups'][number]['codes'][number] }

const KindButton = ({ kind: { code, label, text }, onAdd }: KindButtonProps) => (
  <button type="button" className={styles.kind} onClick={() => onAdd(code)}>
    <Icon name={codeIcons[code]} size={16} />
    <span>
      <b>{label}</b>
      <small>{text}</small>
    </span>
  </button>
)
