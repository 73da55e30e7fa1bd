import { MultiSelect, SegmentedControl } from '@mantine/core'
import type { PageWhen } from '#domain/page/visibility/when.ts'
import { useDescribed } from '../../store/use-builder.ts'
import { DayInput } from '../day-input.tsx'
import styles from '../fields.module.css'
import { useTargets } from '../use-targets.ts'

interface WhenProps {
  when: PageWhen | undefined
  /** `undefined` for a part that everybody always sees. */
  onChange: (when: PageWhen | undefined) => void
}

/** For whom and when a row or a block is shown. The server enforces it for every viewer. */
export function WhenFields({ when = {}, onChange }: WhenProps) {
  const { words } = useDescribed()
  const put = (change: { [K in keyof PageWhen]?: PageWhen[K] | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...when, ...change }).filter(([, value]) => value !== undefined))
    onChange(Object.keys(next).length > 0 ? (next as PageWhen) : undefined)
  }
  const audiences = (['everybody', 'user', 'guest'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <>
      <div role="group" aria-label={words.audience}>
        <div>{words.audience}</div>
        <SegmentedControl
          size="sm"
          fullWidth
          orientation="vertical"
          data={audiences}
          value={when.audience ?? 'everybody'}
          onChange={(value) => put({ audience: value === 'user' || value === 'guest' ? value : undefined })}
        />
      </div>
      <Targets chosen={when.targets ?? []} onChange={(targets) => put({ targets })} />
      <div className={styles.days}>
        <DayInput label={words.from} value={when.from ?? ''} onChange={(from) => put({ from: from || undefined })} />
        <DayInput
          label={words.until}
          value={when.until ?? ''}
          onChange={(until) => put({ until: until || undefined })}
        />
      </div>
      <p className={styles.hint}>{words.whenHint}</p>
    </>
  )
}

function Targets({ chosen, onChange }: { chosen: string[]; onChange: (targets: string[] | undefined) => void }) {
  const { words } = useDescribed()
  const { data, search } = useTargets('target', chosen)
  return (
    <MultiSelect
      size="sm"
      label={words.targets}
      data={data}
      searchable
      clearable
      filter={({ options }) => options}
      maxValues={50}
      placeholder={words.search}
      nothingFoundMessage={words.noTarget}
      value={chosen}
      onFocus={() => search('')}
      onSearchChange={search}
      onChange={(targets) => onChange(targets.length > 0 ? targets : undefined)}
    />
  )
}
