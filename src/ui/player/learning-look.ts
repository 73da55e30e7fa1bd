/** How a site displays its lesson player and course pages. */
export interface LearningLook {
  lessonPlayer: { panel: 'right' | 'left'; after: 'next' | 'stay' }
  courseDetail: { first: 'about' | 'outline'; hasLecturers: boolean; hasOutline: boolean; hasPrice: boolean }
}

/** The default of a new site. */
export const usualLearning: LearningLook = {
  lessonPlayer: { panel: 'right', after: 'next' },
  courseDetail: { first: 'about', hasLecturers: true, hasOutline: true, hasPrice: true },
}
