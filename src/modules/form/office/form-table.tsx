import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import part from '#ui/office/controls/part.module.css'
import type { RelatedList } from '#ui/office/description.ts'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import { FormHead } from './form-head.tsx'

type FormTableProps = ComponentProps<typeof FormHead> & { list: RelatedList; caption: string }

/** A screen of a form with one table. */
export function FormTable({ list, caption, ...head }: FormTableProps) {
  return (
    <div className={part.page}>
      <FormHead {...head} />
      <RelatedCard related={{ title: caption, list }} form={Form} />
    </div>
  )
}
