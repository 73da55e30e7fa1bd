import { TextInput } from '@mantine/core'
import { Button } from '#ui/office/controls/button.tsx'
import { type BlockContent, type EmailBlock, maxColumns, maxLinks } from '../../rules/email-design.ts'
import styles from './editor.module.css'
import type { EditorTexts, EditorWords } from './editor-props.ts'
import { FillField } from './fill-field.tsx'

interface BlockFieldsProps {
  block: EmailBlock
  texts: EditorTexts
  change: (change: object) => void
}

/** What a block of its type holds. */
export function BlockFields({ block, texts, change }: BlockFieldsProps) {
  const { words } = texts
  if (block.type === 'divider') return <p>{words.divider}</p>
  if (block.type === 'columns')
    return <ColumnFields columns={block.columns} least={2} texts={texts} change={(columns) => change({ columns })} />
  if (block.type === 'social') return <LinkFields block={block} texts={texts} change={change} />
  return fieldsOf(block).map(({ name, value, isLong }) => (
    <FillField
      key={name}
      label={words[name]}
      value={value}
      maxLength={isLong ? 5000 : name === 'href' || name === 'src' ? 2000 : 300}
      isLong={isLong}
      texts={texts}
      change={(to) => change({ [name]: to })}
    />
  ))
}

type FieldName = keyof EditorWords & ('text' | 'label' | 'href' | 'src' | 'alt' | 'title' | 'value' | 'caption')

const longTypes: readonly BlockContent['type'][] = ['text', 'address']

const fieldsOf = (block: EmailBlock) =>
  Object.entries(block)
    .filter(([name]) => name !== 'id' && name !== 'type')
    .map(([name, value]) => ({
      ...{ name: name as FieldName, value: String(value) },
      isLong: name === 'text' && longTypes.includes(block.type),
    }))

interface ColumnFieldsProps {
  columns: readonly { title: string; text: string }[]
  least: number
  texts: EditorTexts
  change: (columns: { title: string; text: string }[]) => void
}

/** The columns of a block, or of the footer. */
export function ColumnFields({ columns, least, texts, change }: ColumnFieldsProps) {
  const { words } = texts
  return (
    <>
      {columns.map((column, at) => (
        // The places of columns are all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={styles.group}>
          <legend>{words.column.replace('{n}', String(at + 1))}</legend>
          {(['title', 'text'] as const).map((name) => (
            <FillField
              key={name}
              label={words[name]}
              value={column[name]}
              maxLength={name === 'title' ? 300 : 5000}
              isLong={name === 'text'}
              texts={texts}
              change={(to) => change(columns.with(at, { ...column, [name]: to }))}
            />
          ))}
        </fieldset>
      ))}
      <CountButtons
        words={words}
        canAdd={columns.length < maxColumns}
        canRemove={columns.length > least}
        add={() => change([...columns, { title: '', text: '' }])}
        remove={() => change(columns.slice(0, -1))}
      />
    </>
  )
}

function LinkFields({ block, texts, change }: BlockFieldsProps & { block: Extract<EmailBlock, { type: 'social' }> }) {
  const { words } = texts
  const { links } = block
  return (
    <>
      {links.map((link, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places of links are all that tells them apart
        <fieldset key={at} className={styles.group}>
          <legend>{words.link.replace('{n}', String(at + 1))}</legend>
          {(['label', 'href'] as const).map((name) => (
            <TextInput
              key={name}
              label={words[name]}
              value={link[name]}
              maxLength={name === 'href' ? 2000 : 300}
              onChange={({ target }) => change({ links: links.with(at, { ...link, [name]: target.value }) })}
            />
          ))}
        </fieldset>
      ))}
      <CountButtons
        words={words}
        canAdd={links.length < maxLinks}
        canRemove={links.length > 1}
        add={() => change({ links: [...links, { label: '', href: '' }] })}
        remove={() => change({ links: links.slice(0, -1) })}
      />
    </>
  )
}

interface CountButtonsProps {
  words: EditorWords
  canAdd: boolean
  canRemove: boolean
  add: () => void
  remove: () => void
}

const CountButtons = ({ words, canAdd, canRemove, add, remove }: CountButtonsProps) => (
  <div className={styles.acts}>
    <Button isSmall icon="plus" disabled={!canAdd} onClick={add}>
      {words.more}
    </Button>
    <Button isSmall disabled={!canRemove} onClick={remove}>
      {words.less}
    </Button>
  </div>
)
