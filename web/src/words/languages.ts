/** The languages that the page speaks. */
export const languages = ['en', 'nl', 'de'] as const
export type Language = (typeof languages)[number]
