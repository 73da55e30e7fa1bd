import { Menu } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import { Icon } from '#ui/office/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { maxDepth } from '#domain/flow/step.ts'
import { findLine } from '../rules/step-tree.ts'
import type { StepView } from '../view/step-view.ts'
import type { OutlineProps } from './outline.tsx'
import styles from './outline.module.css'

type StepRowProps = OutlineProps & { step: FlowStep; how: string; press: (event: KeyboardEvent) => void }

/**
 * One step: what it does, what is wrong with it, and a menu. The selected one is open in the fields, and Tab reaches it
 * alone: arrows lead to the others.
 */
export function StepRow(props: StepRowProps) {
  const { step, editing, views, edit, how, press, matches, described } = props
  const view = views.get(step.id)
  if (!view) return null
  const isSelected = editing.selected === step.id
  const look = classes(
    styles.row,
    isSelected && styles.selected,
    view.isOff && styles.off,
    matches?.has(step.id) && styles.matched,
  )
  return (
    <div className={look} data-step={step.id}>
      <button
        type="button"
        data-row
        tabIndex={isSelected ? 0 : -1}
        className={styles.link}
        aria-current={isSelected ? 'true' : undefined}
        aria-describedby={how}
        onClick={() => edit({ do: 'select', id: step.id })}
        onKeyDown={press}
        onFocus={() => !isSelected && edit({ do: 'select', id: step.id })}
      >
        <StepFace view={view} isOff={described.words.isOff} />
      </button>
      <StepMenu {...props} title={view.title} />
    </div>
  )
}

function StepFace({ view, isOff }: { view: StepView; isOff: string }) {
  return (
    <>
      <Icon name={view.icon} size={16} />
      <span className={styles.title}>
        <b>{view.title}</b> <span>{view.text}</span>
        <small>
          {view.isOff && `${isOff} · `}
          {view.note}
        </small>
        {view.problems.map((problem) => (
          <small key={problem} className={styles.problem}>
            {problem}
          </small>
        ))}
      </span>
    </>
  )
}

function StepMenu({ step, acts, described, editing, title }: StepRowProps & { title: string }) {
  const tabIndex = editing.selected === step.id ? 0 : -1
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          look="bare"
          isSmall
          isSquare
          icon="dots"
          tabIndex={tabIndex}
          aria-label={`${described.words.actions}: ${title}`}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <StepMenuItems {...{ step, acts, described, editing }} />
      </Menu.Dropdown>
    </Menu>
  )
}

type StepMenuItemsProps = Pick<StepRowProps, 'step' | 'acts' | 'described' | 'editing'>

function StepMenuItems({ step, acts, described: { words }, editing }: StepMenuItemsProps) {
  const { id } = step
  const depth = findLine(editing.steps, id)?.depth ?? 1
  return (
    <>
      <Menu.Item onClick={() => acts.addBelow(id)}>{words.addBelow}</Menu.Item>
      <Menu.Item disabled={depth >= maxDepth} onClick={() => acts.addInto(id, { branch: 'true' })}>
        {words.addTrue}
      </Menu.Item>
      <Menu.Item disabled={depth >= maxDepth} onClick={() => acts.addInto(id, { branch: 'false' })}>
        {words.addFalse}
      </Menu.Item>
      <Menu.Divider />
      {(['up', 'down', 'in', 'out'] as const).map((direction) => (
        <Menu.Item key={direction} onClick={() => acts.move(id, { direction })}>
          {words[direction]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item onClick={() => acts.duplicate(id)}>{words.duplicate}</Menu.Item>
      <Menu.Item onClick={() => acts.copy(id)}>{words.copy}</Menu.Item>
      <Menu.Item onClick={() => acts.cut(id)}>{words.cut}</Menu.Item>
      <Menu.Item disabled={!editing.clipboard} onClick={() => acts.paste(id)}>
        {words.pasteBelow}
      </Menu.Item>
      <Menu.Item onClick={() => acts.toggle(id)}>{step.status === 'off' ? words.turnOn : words.turnOff}</Menu.Item>
      <Menu.Divider />
      <Menu.Item color="red" onClick={() => acts.remove(id)}>
        {words.remove}
      </Menu.Item>
    </>
  )
}
