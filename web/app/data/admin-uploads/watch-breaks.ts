/**
 * Reports each request to one of our URLs that got no response. The SDK keeps failures to itself and waits before it tries
 * again; the browser's list of requests has them at once. Browsers without that list report nothing. Returns what ends it.
 */
export function watchBreaks(isOurs: (url: string) => boolean, onBreak: () => void): () => void {
  if (
    !('PerformanceResourceTiming' in window) ||
    !('responseStatus' in PerformanceResourceTiming.prototype)
  ) {
    return () => undefined;
  }
  const observer = new PerformanceObserver((list) => {
    const requests = list.getEntries() as PerformanceResourceTiming[];
    if (requests.some(({ name, responseStatus }) => responseStatus === 0 && isOurs(name))) onBreak();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
