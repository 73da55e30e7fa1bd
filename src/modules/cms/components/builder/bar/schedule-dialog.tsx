import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
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

/** The dialog for the times to publish the draft and remove the page, in Bangkok time. */
export function ScheduleDialog({ schedule, onSet, onClose }: ScheduleDialogProps) {
  const { words } = useDescribed()
  const [given, setGiven] = useState({ publishAt: shown(schedule.publishAt), unpublishAt: shown(schedule.unpublishAt) })
  const set = () => {
    onSet({ publishAt: instant(given.publishAt), unpublishAt: instant(given.unpublishAt) })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={words.schedule} closeButtonProps={{ 'aria-label': words.cancel }}>
      <div className={styles.dialog}>
        {(['publishAt', 'unpublishAt'] as const).map((name) => (
          <TextInput
            key={name}
            type="datetime-local"
            label={words[name]}
            value={given[name]}
            onChange={({ currentTarget: { value } }) => setGiven({ ...given, [name]: value })}
          />
        ))}
        <Button look="primary" onClick={set}>
          {words.setSchedule}
        </Button>
      </div>
    </Modal>
  )
}

const zoneMs = 7 * 3_600_000

/** Converts an instant to the value of a Bangkok time field, and back. */
const shown = (at: string | null) => (at ? new Date(Date.parse(at) + zoneMs).toISOString().slice(0, 16) : '')
const instant = (clock: string) => (clock ? new Date(Date.parse(`${clock}:00Z`) - zoneMs).toISOString() : null)
