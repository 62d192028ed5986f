/** What whoever runs the site has everybody read, by language: the server tells it with who one is. */
export const posted = $state<{ notice: Record<string, string> | null }>({ notice: null })
