import { type ElementType, useId } from 'react'
import { classes } from '#ui/theme/classes.ts'
import type { Action, ListDescription, ViewOptions } from '../../description.ts'
import { Icon } from '../../icon/icon.tsx'
import { ActionButton } from '../../controls/action.tsx'
import { ActionMenu } from '../../controls/action-menu.tsx'
import { Button } from '../../controls/button.tsx'
import { HiddenFields } from '../../controls/hidden-fields.tsx'
import styles from './views.module.css'

type ViewTabsProps = {
  views: NonNullable<ListDescription['views']>
  options?: ViewOptions
  /** An action on the whole list. */
  act?: Action
  form?: ElementType
}

/** The views of a list as tabs, and at the end the action to save or change the present view. */
export function ViewTabs({ views, options, act, form }: ViewTabsProps) {
  return (
    <div className={styles.views}>
      <div className={styles.tabs}>
        {views.map((view) => (
          <a
            key={view.href}
            href={view.href}
            className={classes(view.isCurrent && styles.current)}
            aria-current={view.isCurrent ? 'true' : undefined}
          >
            {view.shared && <Icon name="users" size={14} />}
            {view.label}
            {view.shared && <span className="sr">({view.shared})</span>}
            {view.count && <span className={styles.count}>{view.count}</span>}
          </a>
        ))}
      </div>
      <div className={styles.options}>
        {act && <ActionButton action={act} form={form} look="bare" isSmall />}
        {options?.save && <SaveView save={options.save} words={options.words} form={form} />}
        {options && options.actions.length > 0 && (
          <ActionMenu label={options.words.options} actions={options.actions} form={form} />
        )}
      </div>
    </div>
  )
}

type SaveViewProps = { save: NonNullable<ViewOptions['save']>; words: ViewOptions['words']; form?: ElementType }

function SaveView({ save, words, form: Form = 'form' }: SaveViewProps) {
  const id = useId()
  return (
    <>
      <Button look="bare" isSmall icon="bookmark" popoverTarget={id}>
        {words.save}
      </Button>
      <div id={id} popover="auto" className={styles.popover} role="group" aria-label={words.save}>
        <Form method="post" className={styles.form}>
          <HiddenFields
            fields={[
              { name: 'intent', value: 'view-save' },
              { name: 'query', value: save.query },
            ]}
          />
          <label className={styles.name}>
            {words.name}
            <input name="name" required maxLength={60} autoComplete="off" />
          </label>
          {save.canShare && (
            <label className={styles.share}>
              <input type="checkbox" name="isShared" value="true" />
              {words.share}
            </label>
          )}
          <Button type="submit" look="primary">
            {words.keep}
          </Button>
        </Form>
      </div>
    </>
  )
}
