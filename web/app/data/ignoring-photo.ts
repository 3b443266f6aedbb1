import type { ShouldRevalidateFunctionArgs } from 'react-router';

function withoutPhoto({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('photo');
  return `${pathname}?${rest.toString()}`;
}

/** A route's `shouldRevalidate`: opening a picture changes the URL, not the page's data. */
export function ignoringPhoto(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isPhotoOnly = currentUrl.href !== nextUrl.href && withoutPhoto(currentUrl) === withoutPhoto(nextUrl);
  return isPhotoOnly ? false : defaultShouldRevalidate;
}
