// SPDX-License-Identifier: GPL-3.0-or-later

/* Reports two handovers between threads to ThreadSanitizer, which doesn't see them and would report races.
 * Scripts/nightly/sanitize.sh loads this into every program of a run; without the sanitizer it only passes calls on.
 *
 * On Linux, Swift's `Mutex` has its slow paths, for two threads that lock it at once, in a library that isn't instrumented:
 * it waits for the other thread, or the kernel hands it over. `dispatch_main` ends the main thread, and another thread
 * continues with the main queue. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
/* `_MutexHandle._lockSlow(_:)` and `_MutexHandle._unlockSlow()` of the module Synchronization. */
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef void annotation(void *);

static annotation *acquired, *released;

__attribute__((constructor)) static void find(void) {
  acquired = (annotation *)dlsym(RTLD_DEFAULT, "__tsan_acquire");
  released = (annotation *)dlsym(RTLD_DEFAULT, "__tsan_release");
}

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
  static SWIFT void (*next)(uint32_t, SELF void *);
  if (!next) next = (SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK_SLOW);
  next(thread, mutex);
  if (acquired) acquired(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK_SLOW);

SWIFT void unlock_slow(SELF void *mutex) {
  static SWIFT void (*next)(SELF void *);
  if (!next) next = (SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK_SLOW);
  if (released) released(mutex);
  next(mutex);
}

static void nothing(void *context) { (void)context; }

/* The sanitizer knows that work on a serial queue happens after everything that preceded its submission. */
__attribute__((noreturn)) void dispatch_main(void) {
  void (*submit)(void *, void *, void (*)(void *)) =
      (void (*)(void *, void *, void (*)(void *)))dlsym(RTLD_DEFAULT, "dispatch_async_f");
  void *main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  if (released && submit && main_queue) submit(main_queue, NULL, nothing);
  void (*next)(void) = (void (*)(void))dlsym(RTLD_NEXT, "dispatch_main");
  next();
  __builtin_unreachable();
}
