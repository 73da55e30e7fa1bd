import type { BlockLoad } from '#platform/content/page/block.ts'
import { describeYear, type YearShown } from '../../components/calendar/describe-year.server.ts'
import type { Props } from './block.ts'

export interface OnsiteCalendarContent extends Props {
  id: string
  year: YearShown
}

export const load: BlockLoad<Props, OnsiteCalendarContent> = async (ctx, placed) => {
  const year = await describeYear(ctx)
  return Object.fromEntries(placed.map(({ id, props }) => [id, { ...props, id: `calendar-${id}`, year }]))
}
