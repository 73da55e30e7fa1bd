import type { FlowTrigger } from '#domain/flow/step.ts'
import type { Locale } from '#platform/site/i18n/words.ts'
import { flowTriggerChoices } from '../../collections/flow-choices.ts'

/** What started a run, in words. */
export const triggerLabel = (trigger: FlowTrigger, locale: Locale): string =>
  flowTriggerChoices.find(({ value }) => value === trigger)?.label[locale] ?? trigger
