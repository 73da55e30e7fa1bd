import '@xyflow/react/dist/base.css'
import { Background, Controls, type Edge, Handle, type Node, type NodeProps, Position, ReactFlow } from '@xyflow/react'
import { useMemo } from 'react'
import { Icon } from '#ui/office/icon/icon.tsx'
import { classes } from '#ui/theme/classes.ts'
import type { EditingProps } from '../editing-props.ts'
import type { StepView } from '../view/step-view.ts'
import { nodeSize, pictureOf } from './layout.ts'
import styles from './picture.module.css'

type StepNode = Node<{ view: StepView; isSelected: boolean }, 'step'>

/** The flow as a picture, to read and to select a step. Steps are changed in the outline. */
export default function FlowPicture({ editing, edit, views, described: { words } }: EditingProps) {
  const { places, edges } = useMemo(() => pictureOf(editing.steps), [editing.steps])
  const nodes = places.map(({ id, x, y }): StepNode => ({
    id,
    type: 'step',
    position: { x, y },
    ...nodeSize,
    data: { view: views.get(id)!, isSelected: editing.selected === id },
  }))
  const lines = edges.map(({ from, to, outcome }): Edge => ({
    id: `${from} ${to}`,
    source: from,
    target: to,
    ariaLabel: words.arrow,
    ...(outcome && { label: outcome === 'true' ? words.whenTrue : words.whenFalse }),
  }))
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
        onNodeClick={(_event, { id }) => edit({ do: 'select', id })}
        ariaLabelConfig={controlLabels(words)}
      >
        <Background />
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  )
}

const controlLabels = (words: EditingProps['described']['words']) => ({
  'controls.ariaLabel': words.pictureControls,
  'controls.zoomIn.ariaLabel': words.zoomIn,
  'controls.zoomOut.ariaLabel': words.zoomOut,
  'controls.fitView.ariaLabel': words.fitView,
})

/** The click on its button, by mouse or keyboard, is one on the node. */
function StepBox({ data: { view, isSelected } }: NodeProps<StepNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} className={styles.handle} />
      <button
        type="button"
        className={classes('nopan', styles.box, isSelected && styles.selected, view.isOff && styles.off)}
        aria-pressed={isSelected}
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
