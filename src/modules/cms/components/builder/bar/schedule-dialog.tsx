import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { parseThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import { Button } from '#ui/office/controls/button.tsx'
import { useDescribed } from '../store/use-builder.ts'
import styles from './bar.module.css'

/** Instants in UTC. */
export interface ScheduleGiven {
  publishAt: string | null
  unpublishAt: string | null
}

interface ScheduleDialogProps {
  schedule: ScheduleGiven
  onSet: (given: ScheduleGiven) => void
  onClose: () => void
}

const names = ['publishAt', 'unpublishAt'] as const

/** The dialog for the times to publish the draft and remove the page, in Bangkok time and in any Thai notation. */
export function ScheduleDialog({ schedule, onSet, onClose }: ScheduleDialogProps) {
  const { words, locale } = useDescribed()
  const shown = (at: string | null) => (at ? formatInstant(at, { length: 'medium', locale }) : '')
  const [typed, setTyped] = useState({ publishAt: shown(schedule.publishAt), unpublishAt: shown(schedule.unpublishAt) })
  const [isRefused, setIsRefused] = useState(false)
  const isWrong = (name: (typeof names)[number]) => typed[name].trim() !== '' && !parseThaiInstant(typed[name])
  const set = () => {
    if (names.some(isWrong)) return setIsRefused(true)
    onSet({ publishAt: parseThaiInstant(typed.publishAt), unpublishAt: parseThaiInstant(typed.unpublishAt) })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={words.schedule} closeButtonProps={{ 'aria-label': words.cancel }}>
      <div className={styles.dialog}>
        {names.map((name) => (
          <TextInput
            key={name}
            label={words[name]}
            placeholder={words.timeExample}
            error={isRefused && isWrong(name) ? words.wrongTime : undefined}
            autoComplete="off"
            value={typed[name]}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
          />
        ))}
        <Button look="primary" onClick={set}>
          {words.setSchedule}
        </Button>
      </div>
    </Modal>
  )
}
