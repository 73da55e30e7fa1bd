import { NativeSelect } from '@mantine/core'
import { type KeyboardEvent, useMemo, useReducer, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { editDesign, historyOf } from '../../rules/edit-design.ts'
import { type BlockType, blockTypes, type EmailDesign, maxBlocks } from '../../rules/email-design.ts'
import type { SampleChoice } from '../../sending/real-values.server.ts'
import type { RenderOptions } from '../../template/render-html.ts'
import { BlockCard } from './block-card.tsx'
import styles from './editor.module.css'
import type { Edit, EditorTexts } from './editor-props.ts'
import { FillField } from './fill-field.tsx'
import { LookFields } from './look-fields.tsx'
import { newBlockId } from './new-block-id.ts'
import { Preview } from './preview.tsx'
import { type ChosenSample, SampleSelect, useSample } from './sample-select.tsx'

interface DesignEditorProps {
  design: EmailDesign
  version: number
  options: RenderOptions
  texts: EditorTexts
  samples: readonly SampleChoice[]
  sample: ChosenSample
}

/** Edits a template by keys and buttons, with a live preview. Nothing is stored before it is saved. */
export function DesignEditor({ design: stored, version, texts, ...preview }: DesignEditorProps) {
  const [history, edit] = useReducer(editDesign, stored, historyOf)
  const [announced, announce] = useState('')
  const { design } = history
  const { options, sample, choose, isLoading } = useSample(preview)
  const shared = { texts, edit }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo and redo have buttons too
    <div className={styles.editor} onKeyDown={(event) => undoByKey(event, edit)}>
      <div className={styles.side}>
        <SaveBar
          {...shared}
          design={design}
          version={version}
          sample={sample.chosen}
          isChanged={design !== stored}
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
        />
        <p className={part.muted}>{texts.words.keys}</p>
        <p role="status">{announced}</p>
        <FillField
          label={texts.words.subject}
          value={design.subject}
          maxLength={300}
          texts={texts}
          change={(subject) => edit({ do: 'design', change: { subject } })}
        />
        <BlockList {...shared} design={design} announce={announce} />
        <details className={styles.look}>
          <summary>{texts.words.look}</summary>
          <LookFields {...shared} design={design} />
        </details>
      </div>
      <Preview {...{ design, options, texts }} isInvented={sample.state !== 'real'}>
        <SampleSelect {...{ samples: preview.samples, sample, choose, isLoading, texts }} />
      </Preview>
    </div>
  )
}

/** In a text the browser's own undo works. */
function undoByKey(event: KeyboardEvent, edit: Edit) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
  const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
  if (!isRedo && event.code !== 'KeyZ') return
  event.preventDefault()
  edit({ do: isRedo ? 'redo' : 'undo' })
}

interface BlockListProps {
  design: EmailDesign
  texts: EditorTexts
  edit: Edit
  announce: (text: string) => void
}

function BlockList({ design, texts, edit, announce }: BlockListProps) {
  const { blocks } = design
  return (
    <section aria-label={texts.words.content}>
      <ol className={styles.list}>
        {blocks.map((block, at) => (
          <BlockCard key={block.id} {...{ block, at, texts, edit, announce }} count={blocks.length} />
        ))}
      </ol>
      <AddBlock texts={texts} edit={edit} count={blocks.length} />
    </section>
  )
}

function AddBlock({ texts, edit, count }: { texts: EditorTexts; edit: Edit; count: number }) {
  const [type, setType] = useState<BlockType>('text')
  const options = useMemo(() => blockTypes.map((value) => ({ value, label: texts.blocks[value] })), [texts])
  return (
    <div className={styles.adding}>
      <NativeSelect
        label={texts.words.type}
        value={type}
        data={options}
        onChange={({ target }) => setType(target.value as BlockType)}
      />
      <Button
        icon="plus"
        disabled={count >= maxBlocks}
        onClick={() => edit({ do: 'add', type, after: count - 1, id: newBlockId() })}
      >
        {texts.words.add}
      </Button>
    </div>
  )
}

interface SaveBarProps {
  design: EmailDesign
  version: number
  /** The record whose values a test has. */
  sample: string
  texts: EditorTexts
  edit: Edit
  isChanged: boolean
  canUndo: boolean
  canRedo: boolean
}

function SaveBar({ design, version, sample, texts: { words }, edit, isChanged, canUndo, canRedo }: SaveBarProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={part.acts}>
      <input type="hidden" name="design" value={JSON.stringify(design)} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="sample" value={sample} />
      <Button type="submit" look="primary" name="intent" value="save" disabled={isBusy}>
        {words.save}
      </Button>
      <Button type="submit" name="intent" value="test" disabled={isBusy}>
        {words.test}
      </Button>
      <Button
        isSquare
        icon="arrow-back-up"
        aria-label={words.undo}
        disabled={!canUndo}
        onClick={() => edit({ do: 'undo' })}
      />
      <Button
        isSquare
        icon="arrow-forward-up"
        aria-label={words.redo}
        disabled={!canRedo}
        onClick={() => edit({ do: 'redo' })}
      />
      <span className={part.muted} role="status">
        {isChanged && words.unsaved}
      </span>
    </Form>
  )
}
