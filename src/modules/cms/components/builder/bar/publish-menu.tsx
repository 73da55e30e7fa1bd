import { Menu } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#ui/office/controls/button.tsx'
import { SureDialog } from '../ask/sure-dialog.tsx'
import { useDescribed } from '../store/use-builder.ts'
import styles from './bar.module.css'
import { ScheduleDialog, type ScheduleGiven } from './schedule-dialog.tsx'

export interface PublishMenuProps {
  mayPublish: boolean
  isBusy: boolean
  onAct: (act: 'publish' | 'propose' | 'discard') => void
  schedule: ScheduleGiven
  onSchedule: (given: ScheduleGiven) => void
}

/** The publish button for administrators, with a menu of the other actions on the draft. */
export function PublishMenu({ mayPublish, isBusy, onAct, schedule, onSchedule }: PublishMenuProps) {
  const { words } = useDescribed()
  const [asked, ask] = useState<'times' | 'discard' | null>(null)
  const first = mayPublish ? 'publish' : 'propose'
  return (
    <span className={styles.publish}>
      <Button isSmall look="primary" disabled={isBusy} onClick={() => onAct(first)}>
        {words[first]}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button isSmall isSquare look="primary" icon="chevron-down" aria-label={words.more} disabled={isBusy} />
        </Menu.Target>
        <Menu.Dropdown>
          {mayPublish && <Menu.Item onClick={() => ask('times')}>{words.schedule}</Menu.Item>}
          {mayPublish && <Menu.Item onClick={() => onAct('propose')}>{words.propose}</Menu.Item>}
          <Menu.Item color="red" onClick={() => ask('discard')}>
            {words.discard}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'times' && <ScheduleDialog schedule={schedule} onSet={onSchedule} onClose={() => ask(null)} />}
      {asked === 'discard' && (
        <SureDialog
          {...{ title: words.discard, text: words.discardSure, yes: words.discard, no: words.cancel }}
          onYes={() => {
            ask(null)
            onAct('discard')
          }}
          onClose={() => ask(null)}
        />
      )}
    </span>
  )
}
