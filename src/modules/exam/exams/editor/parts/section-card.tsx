import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { Section, Source } from '#domain/learning/assessment/blueprint.ts'
import { fill } from '#domain/locale/fill.ts'
import { Button } from '#ui/office/controls/button.tsx'
import { sectionAnchor } from './checks-panel.tsx'
import type { EditingProps } from './editing-props.ts'
import styles from './editor.module.css'
import { PoolFields } from './pool-fields.tsx'
import { QuestionList } from './question-list.tsx'

export type SectionProps = EditingProps & { section: Section; at: number }

/** A section: its title and instructions, where its questions come from, and their points. */
export function SectionCard(props: SectionProps) {
  const { section, at, described, edit } = props
  const { words } = described
  const change = (of: Partial<Omit<Section, 'id'>>) => edit({ do: 'change-section', id: section.id, change: of })
  return (
    <fieldset id={sectionAnchor(section.id)} className={styles.card}>
      <legend>{fill(words.sectionNumber, { n: at + 1 })}</legend>
      <SectionButtons {...props} />
      <SectionTexts {...props} change={change} />
      <div className={styles.pair}>
        <SourceKind {...props} change={change} />
        <TextInput
          label={words.points}
          value={section.points}
          inputMode="decimal"
          maxLength={12}
          onChange={({ target }) => change({ points: target.value.trim() })}
        />
      </div>
      {section.source.kind === 'pool' ? (
        <PoolFields {...props} source={section.source} />
      ) : (
        <QuestionList {...props} source={section.source} />
      )}
      <Checkbox
        label={words.shuffle}
        checked={section.shuffle}
        onChange={({ target }) => change({ shuffle: target.checked })}
      />
    </fieldset>
  )
}

type ChangeProps = SectionProps & { change: (of: Partial<Omit<Section, 'id'>>) => void }

function SectionTexts({ section, described: { words }, change }: ChangeProps) {
  return (
    <>
      <TextInput
        label={words.title}
        value={section.title}
        maxLength={200}
        onChange={({ target }) => change({ title: target.value })}
      />
      <Textarea
        label={words.instruction}
        value={section.instruction}
        rows={2}
        maxLength={4000}
        onChange={({ target }) => change({ instruction: target.value })}
      />
    </>
  )
}

function SourceKind({ section, described: { words, banks }, change }: ChangeProps) {
  const kinds = { list: { kind: 'list', questions: [] }, pool: { kind: 'pool', bank: banks[0]?.value ?? '', count: 1 } }
  return (
    <NativeSelect
      label={words.source}
      description={banks.length === 0 ? words.noBanks : undefined}
      data={[
        { value: 'list', label: words.list },
        { value: 'pool', label: words.pool, disabled: banks.length === 0 },
      ]}
      value={section.source.kind}
      onChange={({ target }) => change({ source: kinds[target.value as Source['kind']] as Source })}
    />
  )
}

function SectionButtons({ section, at, blueprint, described: { words }, edit }: SectionProps) {
  const name = section.title || fill(words.sectionNumber, { n: at + 1 })
  const { id } = section
  return (
    <div className={styles.buttons}>
      <Button
        isSmall
        isSquare
        icon="arrow-up"
        aria-label={`${words.moveUp} ${name}`}
        disabled={at === 0}
        onClick={() => edit({ do: 'move-section', id, by: -1 })}
      />
      <Button
        isSmall
        isSquare
        icon="arrow-down"
        aria-label={`${words.moveDown} ${name}`}
        disabled={at === blueprint.sections.length - 1}
        onClick={() => edit({ do: 'move-section', id, by: 1 })}
      />
      <Button
        isSmall
        isBad
        aria-label={`${words.removeSection} ${name}`}
        onClick={() => edit({ do: 'remove-section', id })}
      >
        {words.removeSection}
      </Button>
    </div>
  )
}
