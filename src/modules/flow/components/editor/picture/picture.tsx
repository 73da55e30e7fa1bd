import '@xyflow/react/dist/base.css'
import { Background, Controls, type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react'
import { useMemo } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { Icon } from '#ui/office/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { EditingProps } from '../editing-props.ts'
import type { StepView } from '../view/step-view.ts'
import { nodeSize, pictureOf } from './layout.ts'
import styles from './picture.module.css'

type StepNode = Node<{ view: StepView; isSelected: boolean; select: () => void }, 'step'>

/** The flow as a picture, to read and to select a step. Steps are changed in the outline. */
export default function FlowPicture({ editing, edit, views, described: { words } }: EditingProps) {
  const { places, edges } = useMemo(() => pictureOf(editing.steps), [editing.steps])
  const nodes = nodesOf(places, { editing, edit, views })
  const lines = linesOf(edges, { views, words })
  return (
    <div className={styles.picture} role="group" aria-label={words.picture}>
      <ReactFlow
        nodes={nodes}
        edges={lines}
        nodeTypes={nodeTypes}
        fitView
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        minZoom={0.2}
        ariaLabelConfig={{
          'controls.ariaLabel': words.view,
          'controls.zoomIn.ariaLabel': words.zoomIn,
          'controls.zoomOut.ariaLabel': words.zoomOut,
          'controls.fitView.ariaLabel': words.fitView,
        }}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  )
}

type Picture = ReturnType<typeof pictureOf>

const nodesOf = (
  places: Picture['places'],
  { editing, edit, views }: Pick<EditingProps, 'editing' | 'edit' | 'views'>,
): StepNode[] =>
  places.map(({ id, x, y }) => ({
    id,
    type: 'step',
    position: { x, y },
    ...nodeSize,
    data: {
      view: views.get(id)!,
      isSelected: editing.selected === id,
      select: () => edit({ do: 'select', id }),
    },
  }))

function linesOf(
  edges: Picture['edges'],
  { views, words }: Pick<EditingProps, 'views'> & Pick<EditingProps['described'], 'words'>,
): Edge[] {
  const titleOf = (id: string) => views.get(id)?.title ?? ''
  return edges.map(({ from, to, outcome }) => ({
    id: `${from} ${to}`,
    source: from,
    target: to,
    ariaLabel: fill(words.line, { from: titleOf(from), to: titleOf(to) }),
    labelStyle: { fill: 'var(--ink-2)' },
    labelBgStyle: { fill: 'var(--surface)' },
    ...(outcome && { label: outcome === 'true' ? words.whenTrue : words.whenFalse }),
  }))
}

function StepBox({ data: { view, isSelected, select } }: NodeProps<StepNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} className={styles.handle} />
      <button
        type="button"
        className={classes('nopan', styles.box, isSelected && styles.selected, view.isOff && styles.off)}
        aria-pressed={isSelected}
        onClick={select}
      >
        <Icon name={view.icon} size={16} />
        <span>
          <b>{view.title}</b>
          <small>{view.text}</small>
        </span>
        {view.problems.length > 0 && <Icon name="alert-circle" size={16} className={styles.problem} />}
      </button>
      <Handle type="source" position={Position.Bottom} className={styles.handle} />
    </>
  )
}

const nodeTypes = { step: StepBox }
