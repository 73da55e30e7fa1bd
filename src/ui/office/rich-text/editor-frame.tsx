import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ControlProps, fieldId, labelled } from '../field/control.tsx'
import styles from './rich-text.module.css'

/** Label, problem and hint around the editor, as for every other field. */
export function EditorFrame({ children, ...props }: ControlProps & { children: ReactNode }) {
  const { id: _, ...wrapper } = labelled(props)
  return (
    <Input.Wrapper
      {...wrapper}
      size="md"
      id={`${fieldId(props.field.name)}-frame`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      labelElement="div"
    >
      <div className={styles.frame} data-problem={props.field.problem ? '' : undefined}>
        {children}
      </div>
    </Input.Wrapper>
  )
}
